export { type ArchiveEntry, type ArchiveLimits, ArchiveRefused, checkEntryName, checkEntrySizes, withZip } from './zip';
