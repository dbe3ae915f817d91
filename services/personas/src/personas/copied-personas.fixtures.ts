import { type ServiceKit, searchFields } from '@skills-architect/service-kit';

interface Copy {
  personaId: number;
  personaName: string;
}

/** Stores copies of a persona and of its skills under other ids and names: many calls would take long. */
export const copyPersona = async ({ db, counters }: ServiceKit, personaId: number, copies: readonly Copy[]) => {
  for (const name of ['persona', 'personaSkills']) {
    const stored = db.collection<{ _id: number }>(name);
    const original = await stored.findOne({ _id: personaId });
    await stored.insertMany(
      copies.map((copy) => ({
        ...original,
        _id: copy.personaId,
        ...(name === 'persona' && { personaName: copy.personaName, ...searchFields(copy.personaName) }),
      })),
    );
  }
  await counters.advancePast('persona', Math.max(...copies.map((copy) => copy.personaId)));
};
