import { formatCount } from '@skills-architect/contracts/locale';
import { type BuildAreaService, isDuplicateKeyError, route } from '@skills-architect/service-kit/area';
import { addNote, countWords, listNotes, type Note } from '../src/calls';

interface StoredNote {
  clientId: number;
  text: string;
  by: string;
  at: Date;
  /** The event that it is about: the same one may come again. */
  eventId?: string;
}

const countIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The service of this area: notes about clients, in a database of its own. */
export const notesService: BuildAreaService = ({ db, jobs, portal }) => {
  const notes = db.collection<StoredNote>('notes');
  const counts = db.collection<{ clientId: number; words: number }>('counts');
  return {
    createIndexes: () =>
      Promise.all([
        notes.createIndex({ clientId: 1, at: -1 }),
        notes.createIndex({ eventId: 1 }, { unique: true, partialFilterExpression: { eventId: { $exists: true } } }),
        counts.createIndex({ clientId: 1 }, { unique: true }),
      ]),
    async onEvent({ id, at, clientId, ids = [] }) {
      if (clientId === undefined) return;
      const text = `${formatCount(ids.length, 'persona')} added`;
      try {
        await notes.insertOne({ clientId, text, by: 'Skills Architect', at: new Date(at), eventId: id });
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
      await portal.publishChange({ clientId });
    },
    routes(app) {
      route(app, listNotes, async ({ params: { clientId } }) => {
        const [found, counted] = await Promise.all([
          notes.find({ clientId }).sort({ at: -1 }).limit(200).toArray(),
          counts.findOne({ clientId }),
        ]);
        const listed = found.map(
          ({ _id, text, by, at }): Note => ({ noteId: String(_id), text, by, at: at.toISOString() }),
        );
        return { notes: listed, ...(counted && { words: counted.words }) };
      });

      route(app, addNote, async ({ params: { clientId }, body: { text } }, { identity }) => {
        const note = { clientId, text, by: identity.user?.name ?? '', at: new Date() };
        const { insertedId } = await notes.insertOne(note);
        await portal.publishChange({ clientId });
        return { noteId: String(insertedId), text, by: note.by, at: note.at.toISOString() };
      });

      route(app, countWords, async ({ params: { clientId } }, { request }) => {
        const itemsTotal = await notes.countDocuments({ clientId });
        const options = {
          title: 'Counting words',
          step: 'Counting',
          entity: 'notes',
          itemsTotal,
          clientId,
          link: '/hello',
        };
        const job = await jobs.start(request, options, async ({ progress }) => {
          let [words, done] = [0, 0];
          for await (const { text } of notes.find({ clientId })) {
            words += countIn(text);
            done += 1;
            await progress(done);
          }
          await counts.updateOne({ clientId }, { $set: { words } }, { upsert: true });
          await portal.publishChange({ clientId });
          return `The notes have ${words} words.`;
        });
        return { job };
      });
    },
  };
};
