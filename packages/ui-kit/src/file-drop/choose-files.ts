import { type FileSize, toBytes } from './file-size';

/** Rules for selected files. */
export interface FileRules {
  /** Extensions without a dot, e.g. ['zip', 'rar']. */
  accept: readonly string[];
  maxSize?: FileSize;
  multiple?: boolean;
  /** Maximum number of files. */
  maxFiles?: number;
}

/** The files after a selection, or the reason why it was refused. */
export type Choice = { files: File[] } | { rejection: string };

const getExtension = (file: File) => file.name.split('.').at(-1)?.toLowerCase() ?? '';

/** Extensions as text: '.zip, .rar'. */
export const formatExtensions = (extensions: readonly string[]) =>
  extensions.map((extension) => `.${extension}`).join(', ');

/** Adds dropped or picked files to the selection if every rule holds. */
export const chooseFiles = (
  chosen: readonly File[],
  added: readonly File[],
  { accept, maxSize, multiple, maxFiles = Number.POSITIVE_INFINITY }: FileRules,
): Choice => {
  if (!multiple && added.length > 1) return { rejection: 'only one file can be selected' };
  const duplicate = added.find((file) => chosen.some((other) => other.name === file.name));
  if (duplicate) return { rejection: `File ${duplicate.name} is already selected` };
  if (!multiple && chosen.length > 0) return { rejection: 'Please remove the current file first' };
  const wrongFormat = added.find((file) => !accept.includes(getExtension(file)));
  if (wrongFormat) return { rejection: `Invalid format of ${wrongFormat.name}. Choose ${formatExtensions(accept)}` };
  const tooLarge = maxSize && added.find((file) => file.size > toBytes(maxSize));
  if (tooLarge) return { rejection: `The File size exceeds ${maxSize}${multiple ? `: ${tooLarge.name}` : ''}` };
  if (chosen.length + added.length > maxFiles) return { rejection: `At most ${maxFiles} files can be selected` };
  return { files: [...chosen, ...added] };
};
