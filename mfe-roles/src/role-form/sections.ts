import { joinWorkFunctions, parseWorkFunctions, type WorkFunction } from '@skills-architect/contracts/roles';

/** A work function in the form, with one task per line; without a name its tasks belong to none. */
export interface Section {
  name: string;
  tasks: string;
}
export const EMPTY_SECTION: Section = { name: '', tasks: '' };

const splitLines = (text: string) => text.split('\n');

/** Stored text of the sections. */
export const joinSections = (sections: readonly Section[]): string =>
  joinWorkFunctions(sections.map(({ name, tasks }) => ({ name, tasks: splitLines(tasks) })));

/** Splits a stored text into work functions; consecutive tasks without a work function form one section. */
export const toSections = (text: string): Section[] => {
  const sections: WorkFunction[] = [];
  for (const { name, tasks } of parseWorkFunctions(text)) {
    const last = sections.at(-1);
    if (last && !last.name && !name) last.tasks.push(...tasks);
    else sections.push({ name, tasks: [...tasks] });
  }
  return sections.map(({ name, tasks }) => ({ name, tasks: tasks.join('\n') }));
};
