import { JD_ARCHIVE_LIMIT } from '@skills-architect/contracts/personas';

type NamedFile = Pick<File, 'name' | 'size'>;

const MB = 1024 * 1024;

const isArchive = ({ name }: NamedFile) =>
  JD_ARCHIVE_LIMIT.extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** Why these files cannot be uploaded together; undefined when they can: one archive, or job descriptions. */
export const findFilesProblem = (files: readonly NamedFile[]): string | undefined => {
  const archive = files.find(isArchive);
  if (archive && files.length > 1) return `Remove ${archive.name} or the other files: an archive is uploaded alone.`;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= JD_ARCHIVE_LIMIT.maxBytes) return undefined;
  return `Together the files have ${Math.ceil(bytes / MB)} mb. Remove some: at most ${JD_ARCHIVE_LIMIT.maxBytes / MB} mb are uploaded at once.`;
};

/** Whether the files are job descriptions instead of an archive. */
export const areLoose = (files: readonly NamedFile[]): boolean => !files.some(isArchive);

/** What loose job descriptions are called together. */
export const nameOfLoose = (files: readonly Pick<File, 'name'>[]): string => {
  const [first] = files;
  return first && files.length === 1 ? first.name : `${files.length} job descriptions`;
};

/** One archive of job descriptions, in memory and not compressed. */
export const toArchive = async (files: readonly File[]): Promise<File[]> => {
  const { zipSync } = await import('fflate');
  const entries = await Promise.all(
    files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())] as const),
  );
  const bytes = zipSync(Object.fromEntries(entries), { level: 0 });
  return [new File([bytes], `${nameOfLoose(files)}.zip`, { type: 'application/zip' })];
};
