import satisfies from 'spdx-satisfies';
import * as z from 'zod';

/** Licences that allow to ship a package with a product of any licence. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Zlib',
];
/** Packages that do not state their licence as SPDX does, by what their LICENSE file says. */
const STATED_ELSEWHERE: Record<string, string> = { 'duck@0.1.12': 'BSD-2-Clause' };

/** Packages that are used as they are, in tests of areas only. */
const IN_TESTS: Record<string, string> = { 'axe-core': 'MPL-2.0' };

/** The used fields of a CycloneDX list. */
export const PackageList = z.object({
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      licenses: z
        .array(
          z.object({
            expression: z.string().optional(),
            license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
          }),
        )
        .default([]),
    }),
  ),
});
type Component = z.output<typeof PackageList>['components'][number];

const readLicence = ({ 'bom-ref': reference, licenses }: Component): string =>
  STATED_ELSEWHERE[reference] ??
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ');

const isAllowed = (licence: string): boolean => {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    // It is no expression of SPDX.
    return false;
  }
};

/**
 * The licences of the packages of a list with their numbers, the most frequent first, and the packages whose licence is unknown or not
 * allowed. `own`: names of the product's packages.
 */
export const judge = ({ components }: z.output<typeof PackageList>, own: ReadonlySet<string>) => {
  const counts = new Map<string, number>();
  const refused: string[] = [];
  for (const component of components) {
    const reference = component['bom-ref'];
    if (own.has(reference.slice(0, reference.lastIndexOf('@')))) continue;
    const licence = readLicence(component);
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
    const isInTests = IN_TESTS[reference.replace(/@[^@]+$/, '')] === licence;
    if (!isInTests && !isAllowed(licence)) refused.push(`${reference}: ${licence || 'no licence'}`);
  }
  return { counts: [...counts].sort(([, a], [, b]) => b - a), refused };
};
