import { formatCount } from '@skills-architect/contracts/locale';
import type { PersonaImport } from '@skills-architect/contracts/personas';

/** Where the listed rows come from: '7 client roles from 11 job descriptions, for Northwind'. The upload keeps its name. */
export const describeSource = (
  { fileName, clientName }: Pick<PersonaImport, 'fileName' | 'clientName'>,
  rows: number | undefined,
  noun: 'row' | 'client role',
): string =>
  rows === undefined
    ? `${fileName} for ${clientName}`
    : `${formatCount(rows, noun)} from ${fileName}, for ${clientName}`;
