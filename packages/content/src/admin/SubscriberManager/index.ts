export * from './SubscriberManager';
