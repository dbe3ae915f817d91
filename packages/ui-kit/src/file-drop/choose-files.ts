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

const extension = (file: File) => file.name.split('.').at(-1)?.toLowerCase() ?? '';

/** Adds dropped or picked files to the selection if every rule holds. */
export const chooseFiles = (
  chosen: readonly File[],
  added: readonly File[],
  { accept, maxSize, multiple, maxFiles = Number.POSITIVE_INFINITY }: FileRules,
): Choice => {
  if (!multiple && added.length > 1) return { rejection: 'only one file can be selected' };
  const twice = added.find((file) => chosen.some((other) => other.name === file.name));
  if (twice) return { rejection: `File ${twice.name} is already selected` };
  if (!multiple && chosen.length > 0) return { rejection: 'Please remove the current file first' };
  const strange = added.find((file) => !accept.includes(extension(file)));
  if (strange)
    return { rejection: `Invalid format of ${strange.name}. Choose ${accept.map((end) => `.${end}`).join(', ')}` };
  if (maxSize && added.some((file) => file.size > toBytes(maxSize)))
    return { rejection: `The File size exceeds ${maxSize}` };
  if (chosen.length + added.length > maxFiles) return { rejection: `At most ${maxFiles} files can be selected` };
  return { files: [...chosen, ...added] };
};
