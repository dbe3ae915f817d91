import { estimateKinds, mergeCounts } from './kinds/kinds-of-work';
import { type LibraryRole, listNames, skillsText } from './library-role';
import { countTerms, type Term, type TermCounts, termReader } from './reading/terms';
import { type DenseRows, denseRow, denseRows } from './vectors/dense';

/** The parsed texts of a role: the terms of each field, and the counts that vectors are made from. */
export type RoleTexts = {
  fields: Record<'label' | 'names' | 'description' | 'skills' | 'groupLabel' | 'groupText', readonly Term[]>;
  nameCounts: TermCounts[];
  dutyCounts: TermCounts;
  skillCounts: TermCounts;
};

/** Parses the texts of roles. The texts of a group are parsed once, because many roles share it. */
export function roleTextReader(): { read(role: LibraryRole): RoleTexts } {
  const reader = termReader();
  const groupTerms = new Map<string, Term[]>();
  const readGroup = (text: string): Term[] => {
    const terms = groupTerms.get(text) ?? reader.prose(text);
    groupTerms.set(text, terms);
    return terms;
  };
  return {
    read(role) {
      const names = listNames(role);
      const description = reader.prose(role.description);
      const skills = reader.prose(skillsText(role));
      return {
        fields: {
          label: reader.title(role.label),
          names: names.flatMap((name) => reader.title(name)),
          description,
          skills,
          groupLabel: readGroup(role.group.label),
          groupText: readGroup(role.group.text),
        },
        nameCounts: names.map((name) => countTerms(reader.prose(name))),
        dutyCounts: countTerms(description),
        skillCounts: countTerms(skills),
      };
    },
  };
}

/** The kinds of work of each role, one row per role. */
export function readKinds(texts: readonly RoleTexts[]): DenseRows {
  const estimates = texts.map(({ nameCounts, dutyCounts, skillCounts }) =>
    estimateKinds(mergeCounts([...nameCounts, dutyCounts, skillCounts])),
  );
  const rows = denseRows(texts.length, estimates[0]?.length ?? 0);
  estimates.forEach((kinds, role) => {
    denseRow(rows, role).set(kinds);
  });
  return rows;
}
