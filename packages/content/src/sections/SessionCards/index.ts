export { SessionCards, type SessionCardsProps } from './SessionCards';
