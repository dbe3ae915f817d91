import type { ColumnValues } from './column-values';
import { isLikeFullName, isPerson, sharePeople } from './people';
import { namesRole } from './role-nouns';
import { plainTitle, scoreTitle, VAGUE_SCORE } from './title-words';

/** The reason why a column about people is left out. */
export const OF_PEOPLE = 'people are not imported';

interface TitledColumn {
  title: string;
  values: ColumnValues;
}

/** Titles that can name anything, and people beside a column of their jobs. */
const NAME = new Set(['name', 'names', 'nom', 'nombre', 'nome', 'naam', 'nazwa', 'namn', 'navn', 'название', '名称']);
const FEW_ROLES = 0.3;
const MOST = 0.8;

const share = (texts: readonly string[], test: (text: string) => boolean) =>
  texts.length ? texts.filter(test).length / texts.length : 0;

const namesJobs = ({ title, values }: TitledColumn) =>
  scoreTitle(title).get('role') === 1 ||
  (scoreTitle(title).get('role') === VAGUE_SCORE && share(values.values, namesRole) > FEW_ROLES);

/** Whether texts name people rather than jobs or units, though many of the names may be rare. */
export const arePeople = ({ kind, values }: ColumnValues): boolean =>
  kind === 'people' || (sharePeople(values) >= FEW_ROLES && values.every(isLikeFullName) && !values.some(namesRole));

/**
 * Whether a column with a title such as "Name" holds people: their names have the form of full names or are frequent, and
 * another column names their jobs.
 */
export const isNameOfPeople = (column: TitledColumn, columns: readonly TitledColumn[]): boolean => {
  const { values } = column.values;
  if (!NAME.has(plainTitle(column.title)) || share(values, namesRole) > FEW_ROLES) return false;
  if (!columns.some((titledColumn) => titledColumn !== column && namesJobs(titledColumn))) return false;
  return sharePeople(values) >= FEW_ROLES || share(values, (text) => isLikeFullName(text) || isPerson(text)) >= MOST;
};
