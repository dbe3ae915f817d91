import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FileRefused } from '../../../services/personas/src/job-descriptions/read-result';
import { listDescriptions, openOne } from '../read-files';
import { toAnnotation } from './annotation';
import { parseLabelSheet } from './label-sheet';
import { sentencesOf } from './sentences-of';

const MARKS = { heading: '# ', item: '- ', text: '', gap: '' } as const;

const sheetName = (file: string) => `${file.replaceAll(path.sep, '--')}.txt`;

/** Writes one sheet of numbered sentences per document of a folder, for annotators; returns their number. */
export const writeSheets = async (descriptions: string, out: string): Promise<number> => {
  await mkdir(out, { recursive: true });
  let count = 0;
  for (const file of await listDescriptions(descriptions)) {
    const document = await openOne(path.join(descriptions, file)).catch((error: unknown) => {
      if (error instanceof FileRefused) return undefined;
      throw error;
    });
    if (!document) continue;
    const lines = sentencesOf(document).map(({ number, text, block }) => `${number}|${MARKS[block.kind]}${text}`);
    await writeFile(path.join(out, sheetName(file)), `${lines.join('\n')}\n`);
    count += 1;
  }
  return count;
};

/**
 * Turns annotators' label sheets, named like the sheets of sentences, into lines of `annotations.jsonl`. Sheets of
 * documents that are not in the folder are left out.
 */
export const readLabels = async (descriptions: string, labels: string): Promise<string> => {
  const written = new Set(await readdir(labels));
  const lines: string[] = [];
  for (const file of await listDescriptions(descriptions)) {
    if (!written.has(sheetName(file))) continue;
    const sheet = parseLabelSheet(await readFile(path.join(labels, sheetName(file)), 'utf8'));
    const sentences = sentencesOf(await openOne(path.join(descriptions, file)));
    lines.push(JSON.stringify(toAnnotation(file, sheet, sentences)));
  }
  return `${lines.join('\n')}\n`;
};
