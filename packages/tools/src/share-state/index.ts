export { decodeHash, encodeHash, maxHashLength } from './hash';
export { exportFile, type ExportFile } from './export-file';
export { readFlag, readJson, readList, readOneOf, readRecord, readText, readWholeNumber } from './read';
export { parseState, serializeState, type StateFormat } from './state';
