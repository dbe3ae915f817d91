import { SHIPPED_CONTENT_PROVIDERS } from '@skills-architect/contracts/admin';
import { type ContentItem, levelOfShare } from '@skills-architect/contracts/skills';
import { demoContent, demoContentForms, demoFamilies } from './demo-library';

interface Item extends Omit<ContentItem, 'contentId'> {
  tags: string[];
  statedLevel: number | null;
}

const ITEMS = 400;
/** One in this many skills has an item of each form; the others have one at most. */
const ONE_WITH_ALL = 20;
/** Realistic ratings; null: not rated. */
const RATINGS = [4.6, 3.8, null, 4.1, 4.9, 3.4, 4.3, null, 4.5, 2.9, 4];

const firstSentence = (text: string) => text.split(/(?<=\.)\s/)[0] ?? text;
const toPath = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

const skillTexts = () =>
  demoFamilies().flatMap(({ skills, levels }) =>
    skills.map((skill) => ({ ...skill, steps: (skill.levels ?? levels)['Five levels'] ?? [] })),
  );

/**
 * The demo's catalogue: its own learning items first, then items made from forms for the demo's skills until it is
 * full.
 */
export const demoCatalogue = (): Item[] => {
  const own = demoContent().map((item): Item => ({ ...item, tags: [], statedLevel: null }));
  const forms = demoContentForms();
  const skills = skillTexts();
  const chosen = skills.flatMap((skill, index) =>
    index % ONE_WITH_ALL === 0 ? forms.map((form) => ({ skill, form })) : (pickForm(skill, index) ?? []),
  );
  const items = chosen.map(({ skill, form }, index): Item => {
    const step = skill.steps[levelOfShare(form.level, skill.steps.length) - 1] ?? skill.description;
    const fill = (text: string) =>
      text
        .replace('{skill}', skill.name)
        .replace('{description}', skill.description)
        .replace('{details}', firstSentence(skill.details))
        .replace('{step}', step);
    const contentTitle = fill(form.title);
    return {
      contentTitle,
      contentType: form.type,
      contentProvider: pick(SHIPPED_CONTENT_PROVIDERS, index) ?? '',
      contentProviderRating: pick(RATINGS, index) ?? null,
      contentDuration: form.minutes * 60 + (index % 7) * 30,
      contentLanguage: 'en',
      contentFullDescription: fill(form.text),
      contentUrl: `https://example.org/content/${toPath(contentTitle)}`,
      tags: [skill.name],
      statedLevel: form.level,
    };
  });
  return [...own, ...items].slice(0, ITEMS);

  function pickForm(skill: (typeof skills)[number], index: number) {
    const form = index % 2 ? pick(forms, index) : undefined;
    return form && [{ skill, form }];
  }
};
