export {
  type ArchiveEntry,
  type ArchiveLimits,
  ArchiveRefused,
  checkEntryName,
  checkEntrySizes,
} from './archive-limits';
export { type ContentKind, contentKind } from './content-kind';
export { type Packed, pack } from './packed';
export { withArchive } from './with-archive';
export { withZip, type ZippedFile } from './zip';
export { writeZip, type ZipEntry } from './zip-file';
export { zipTexts } from './zip-texts';
