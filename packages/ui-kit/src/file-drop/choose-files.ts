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

/** The files after a selection, and why some of those added, or all, were refused. */
export interface Choice {
  files: readonly File[];
  rejection?: string;
}

const getExtension = (file: File) => file.name.split('.').at(-1)?.toLowerCase() ?? '';

/** Extensions as text: '.zip, .rar'. */
export const formatExtensions = (extensions: readonly string[]) =>
  extensions.map((extension) => `.${extension}`).join(', ');

/** Two files of different folders may have one name, by which they could not be told apart later. */
const isSame = (a: File, b: File) => a.size === b.size && a.lastModified === b.lastModified;
const RENAME = '. To add another file of this name, rename it first';

/** Why a file is refused, whatever else is selected with it. */
const findProblem = (file: File, chosen: readonly File[], { accept, maxSize, multiple }: FileRules) => {
  const twin = chosen.find((other) => other.name === file.name);
  if (twin) return `File ${file.name} is already selected${multiple && !isSame(twin, file) ? RENAME : ''}`;
  if (!accept.includes(getExtension(file))) return `Invalid format of ${file.name}. Choose ${formatExtensions(accept)}`;
  if (maxSize && file.size > toBytes(maxSize))
    return `The File size exceeds ${maxSize}${multiple ? `: ${file.name}` : ''}`;
  return undefined;
};

/** Adds the dropped or picked files that every rule allows to the selection. */
export const chooseFiles = (chosen: readonly File[], added: readonly File[], rules: FileRules): Choice => {
  const { multiple, maxFiles = Number.POSITIVE_INFINITY } = rules;
  const refuseAll = (rejection: string): Choice => ({ files: chosen, rejection });
  if (!multiple && added.length > 1) return refuseAll('only one file can be selected');
  const isRepeated = added.some((file) => chosen.some((other) => other.name === file.name));
  if (!multiple && chosen.length > 0 && !isRepeated) return refuseAll('Please remove the current file first');
  const files = [...chosen];
  const problems: string[] = [];
  for (const file of added) {
    const problem = findProblem(file, files, rules);
    if (problem === undefined) files.push(file);
    else problems.push(problem);
  }
  if (files.length > maxFiles) return refuseAll(`At most ${maxFiles} files can be selected`);
  return { files, ...(problems.length > 0 && { rejection: problems.join('. ') }) };
};
