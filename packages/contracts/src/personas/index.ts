export * from './calls.js';
export * from './import.js';
export * from './import-calls.js';
export * from './persona.js';
