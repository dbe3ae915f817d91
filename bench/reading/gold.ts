import { readFile } from 'node:fs/promises';

/** One annotated job description; `null` where the document states nothing. */
export interface Gold {
  file: string;
  name: string;
  nameAlternatives: string[];
  department: string | null;
  departmentAlternatives: string[];
  reportingTo: string | null;
  /** Absent in files annotated before. */
  reportingAlternatives?: string[];
  description: string | null;
  responsibilities: string[] | null;
  isJobDescription: boolean;
}

/** The annotations of a JSON-lines file. */
export const readGold = async (file: string): Promise<Gold[]> =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line.trim())
    .map((line): Gold => JSON.parse(line));
