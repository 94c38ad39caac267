export { Waterfall, type WaterfallProps, type WaterfallStep } from './Waterfall';
