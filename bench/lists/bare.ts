import type { Document, Filter, MongoClient } from 'mongodb';
import { CLIENT } from '../portal/fill';

interface Numbered extends Document {
  _id: number;
}

interface Search {
  word?: string;
  sourceIds?: number[];
}

const ALIVE = { deletedAt: null };
const PUBLISHED = 4;
const SKILL_FIELDS = { skillName: 1, skillCategoryId: 1, skillFamilyId: 1, sourceId: 1, skillStatus: 1 };
const ROLE_FIELDS = { skills: 0, terms: 0, roleDescription: 0, roleandResponsibilities: 0 };
const PERSONA_FIELDS = { roleDescription: 0, rolesResponsibilities: 0, terms: 0 };

const buildFilter = ({ word, sourceIds }: Search): Filter<Numbered> => ({
  ...ALIVE,
  ...(word !== undefined && { terms: new RegExp(`^${word}`) }),
  ...(sourceIds && { sourceId: { $in: sourceIds }, skillStatus: PUBLISHED }),
});

/**
 * The portal's queries sent directly to MongoDB: same filter, sort and page, and the count if the response has one.
 * Searches by a word are sorted by name here, so their ratio includes the cost of ranking by relevance. Session, names
 * of other collections, and checks are not included.
 */
export const bareQueries = (client: MongoClient) => {
  const database = (name: string) => client.db(`skills_architect_${name}`);
  const skills = database('skills').collection<Numbered>('skill');
  const roles = database('roles').collection<Numbered>('role');
  const personas = database('personas').collection<Numbered>('persona');
  return {
    session: () => database('portal').collection('sessions').findOne(),
    categories: () => database('skills').collection('category').find().toArray(),

    skills: (search: Search, offset = 0) => {
      const filter = buildFilter(search);
      const page = skills.find(filter, { projection: SKILL_FIELDS }).sort({ nameKey: 1, _id: 1 });
      return Promise.all([page.skip(offset).limit(30).toArray(), skills.countDocuments(filter)]);
    },

    roles: ({ sourceIds, ...search }: Search, offset = 0) => {
      const ofClient = sourceIds && { sourceId: { $in: sourceIds }, roleStatus: PUBLISHED };
      const filter = { ...buildFilter(search), ...ofClient };
      const page = roles.find(filter, { projection: ROLE_FIELDS }).sort({ nameKey: 1, _id: 1 });
      return Promise.all([page.skip(offset).limit(30).toArray(), roles.countDocuments(filter)]);
    },

    role: (roleId: number) => roles.findOne({ _id: roleId, ...ALIVE }, { projection: { skills: 0, terms: 0 } }),

    async roleSkills(roleId: number) {
      const role = await roles.findOne({ _id: roleId, ...ALIVE }, { projection: { skills: 1 } });
      const links: { skillId: number }[] = role?.skills ?? [];
      const ids = links.map(({ skillId }) => skillId);
      return skills.find({ _id: { $in: ids }, ...ALIVE }, { projection: { ...SKILL_FIELDS, levels: 1 } }).toArray();
    },

    /** A page with its count, and the number of skills of each persona. */
    async personas(word: string | undefined, offset = 0) {
      const filter = { ...buildFilter({ ...(word !== undefined && { word }) }), clientId: CLIENT };
      const page = personas.find(filter, { projection: PERSONA_FIELDS }).sort({ groupKey: 1, nameKey: 1, _id: 1 });
      const [found] = await Promise.all([page.skip(offset).limit(50).toArray(), personas.countDocuments(filter)]);
      const ids = found.map(({ _id }) => _id);
      const mappings = database('personas').collection<Numbered>('personaSkills');
      return mappings
        .aggregate([{ $match: { _id: { $in: ids } } }, { $project: { skills: { $size: '$rows' } } }])
        .toArray();
    },

    tree: (sourceId: number) => database('explorer').collection<Numbered>('trees').findOne({ _id: sourceId }),
  };
};
export type Bare = ReturnType<typeof bareQueries>;
