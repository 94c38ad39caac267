export { BarsCover, type BarsCoverProps } from './BarsCover';
export { CirclesCover, type CirclesCoverProps } from './CirclesCover';
export { DotsCover, type DotsCoverProps } from './DotsCover';
export { MatrixCover, type MatrixCoverProps } from './MatrixCover';
export { NetworkCover, type NetworkCoverProps } from './NetworkCover';
export { RotationCover, type RotationCoverProps } from './RotationCover';
export { SeatsCover, type SeatsCoverProps } from './SeatsCover';
export { YearCover, type YearCoverProps } from './YearCover';
