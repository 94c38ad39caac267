export { GuideDownload, type GuideDownloadProps, type GuideRefusal, type OpenedGuide } from './GuideDownload';
