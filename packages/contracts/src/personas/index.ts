export * from './calls';
export * from './import';
export * from './import-calls';
export * from './persona';
