import { createFunction } from '@skills-architect/contracts/roles';
import { chooseNamed, namedByUser } from '@skills-architect/library-service-kit';
import { fold, invalid, isDuplicateKeyError, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { FunctionDocument, Structure } from './structure-documents';

/** Creates a department or track, or answers with the existing one of that name. */
export const createFunctionRoute =
  ({ subSectors, functions }: Structure) =>
  (app: FastifyInstance) => {
    route(app, createFunction, async ({ body: { functionName, subsectorId } }, { identity, userId }) => {
      const nameKey = fold(functionName);
      const findExisting = async () => {
        const named = { subsectorId, ...namedByUser(functionName, identity), ...functions.alive };
        return chooseNamed(await functions.model.find(named).lean<FunctionDocument[]>(), functionName);
      };
      const create = async () => {
        if (!(await subSectors.model.exists({ _id: subsectorId, ...subSectors.alive })))
          throw invalid('subsectorId', 'This industry or function no longer exists.');
        const [created] = await functions.create([{ functionName, nameKey, subsectorId }], { by: userId });
        return created;
      };
      const found =
        (await findExisting()) ??
        (await create().catch(async (error: unknown) => {
          // Another user may have created it at the same time.
          if (!isDuplicateKeyError(error)) throw error;
          return findExisting();
        }));
      if (!found) throw new Error('no function was created');
      return { functionId: found._id, functionName: found.functionName, subsectorId };
    });
  };
