export { backUp } from './back-up';
export { BackupRefused } from './backup-refused';
export { restore } from './restore';
