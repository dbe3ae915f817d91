import { AreaServiceRecord } from '@skills-architect/contracts';
import {
  type AreaChange,
  AreaTrial,
  EventGrant,
  type ManagedArea,
  UsedCalls,
} from '@skills-architect/contracts/portal';
import { type Document, isDuplicateKeyError, type ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import * as z from 'zod';

/** The last setting of an area, with author and reason. */
const SwitchFields = z.object({
  area: z.string(),
  on: z.boolean().nullable(),
  version: z.string().nullable(),
  /** The version that only some users get, to try it before all others. */
  trial: AreaTrial.nullable().default(null),
  reason: z.string(),
  who: z.string(),
  /** Where the own service of the area answers, in place of what the deployment file says; older records have none. */
  service: AreaServiceRecord.nullable().optional(),
  /** Which of our calls its service may make for its users. */
  uses: UsedCalls.optional(),
  /** Which events its service is told. */
  events: EventGrant.optional(),
});
export type StoredSwitch = Document<z.infer<typeof SwitchFields>>;

/** Path segment of the calls that read switches: change events with this topic make browsers refetch them. */
export const TOPIC = 'areas';

export type SwitchState = Pick<
  StoredSwitch,
  'on' | 'version' | 'trial' | 'service' | 'uses' | 'events' | 'reason' | 'who' | 'updated'
>;

/** The changes between consecutive states of a switch, newest first; the oldest state is the baseline. */
export const listChanges = (states: readonly SwitchState[]): AreaChange[] =>
  states.slice(0, -1).flatMap((state, index) => {
    const before = states[index + 1];
    const common = { at: state.updated.at.toISOString(), who: state.who, reason: state.reason };
    const changes: AreaChange[] = [];
    if (state.on !== null && state.on !== before?.on) changes.push({ ...common, what: state.on ? 'on' : 'off' });
    if (state.version !== before?.version)
      changes.push({
        ...common,
        ...(state.version === null ? { what: 'released' } : { what: 'pinned', version: state.version }),
      });
    if (JSON.stringify(state.service ?? null) !== JSON.stringify(before?.service ?? null))
      changes.push({ ...common, what: 'service' });
    if (JSON.stringify(state.uses) !== JSON.stringify(before?.uses)) changes.push({ ...common, what: 'calls' });
    if (JSON.stringify(state.events) !== JSON.stringify(before?.events)) changes.push({ ...common, what: 'events' });
    const tried = before?.trial?.version;
    if (state.trial && state.trial.since !== before?.trial?.since)
      changes.push({ ...common, what: 'trial', version: state.trial.version });
    else if (!state.trial && tried !== undefined) changes.push({ ...common, what: 'trial-ended', version: tried });
    return changes;
  });

const MAX_CHANGES = 20;

/** Switches set by Super Users, one record per area, with the usual revisions, history and events. */
export const switchStore = (kit: ServiceKit) => {
  const switches = kit.resource({
    name: 'areaSwitch',
    topic: TOPIC,
    schema: SwitchFields,
    indexes: [[{ area: 1 }, { unique: true }]],
    audience: () => ({ all: true }),
  });
  const findSwitch = (area: string) => switches.model.findOne({ area }).lean<StoredSwitch>();
  return {
    createIndexes: () => switches.createIndexes(),

    /** All switches by area. */
    async all(): Promise<ReadonlyMap<string, StoredSwitch>> {
      const stored = await switches.model.find().lean<StoredSwitch[]>();
      return new Map(stored.map((setting) => [setting.area, setting]));
    },

    /** The switch of an area; creates an empty one when there is none yet. */
    async of(area: string): Promise<StoredSwitch> {
      const stored = await findSwitch(area);
      if (stored) return stored;
      const emptySwitch = { area, on: null, version: null, trial: null, reason: '', who: '' };
      try {
        const [created] = await switches.create([emptySwitch], { by: 0 });
        if (created) return created;
      } catch (error) {
        // Another gateway created it first.
        if (!isDuplicateKeyError(error)) throw error;
      }
      const now = await findSwitch(area);
      if (!now) throw new Error(`the switch of ${area} is gone`);
      return now;
    },

    change: (
      id: number,
      rev: number,
      patch: Partial<z.infer<typeof SwitchFields>>,
      by: number,
      session?: ClientSession,
    ) => switches.change(id, rev, patch, { by, ...(session && { session }) }),

    /** Changes of the switch, newest first. */
    async changes(setting: StoredSwitch): Promise<ManagedArea['changes']> {
      const before = await switches.history(setting._id);
      const states = before.slice(0, MAX_CHANGES).map((entry) => ({ ...setting, ...entry.before }));
      return listChanges([setting, ...states]);
    },
  };
};
export type SwitchStore = ReturnType<typeof switchStore>;
