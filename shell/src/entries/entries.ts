import {
  AUDIENCE_TITLES,
  type Audience,
  allows,
  type MenuEntry,
  type RegisteredArea,
  type Tile,
  type UserType,
} from '@skills-architect/contracts';
import { useRegisteredAreas, useSessionStore } from '@skills-architect/portal-kit/host';

/** The landing page as a menu entry. */
export const HOME: MenuEntry = { to: '/', title: 'Home', icon: 'home', audience: 'client', types: [] };

const AUDIENCES: readonly Audience[] = ['client', 'architect', 'admin'];

export interface EntryGroup<E extends MenuEntry> {
  audience: Audience;
  title: string;
  entries: readonly E[];
}

/** Entries that the user may see, grouped by audience; empty audiences are omitted. */
export const groupByAudience = <E extends MenuEntry>(
  areas: readonly RegisteredArea[],
  select: (area: RegisteredArea) => readonly E[],
  user: { userType: UserType } | undefined,
): EntryGroup<E>[] => {
  const on = areas.map((area) => area.manifest.id);
  const visible = areas.flatMap((area) =>
    select(area).filter(({ types }) => allows({ types, areas: [area.manifest.id] }, user, on)),
  );
  return AUDIENCES.map((audience) => ({
    audience,
    title: AUDIENCE_TITLES[audience],
    entries: visible.filter((entry) => entry.audience === audience),
  })).filter((group) => group.entries.length > 0);
};

const useGroups = <E extends MenuEntry>(select: (area: RegisteredArea) => readonly E[]): EntryGroup<E>[] => {
  const areas = useRegisteredAreas();
  const user = useSessionStore((state) => state.user);
  return groupByAudience(areas, select, user);
};

const selectTiles = ({ manifest }: RegisteredArea): readonly Tile[] => manifest.tiles;
const selectMenu = ({ manifest }: RegisteredArea): readonly MenuEntry[] => manifest.menu;

/** The tiles of the landing page. */
export const useTiles = (): EntryGroup<Tile>[] => useGroups(selectTiles);
/** The entries of the drawer. */
export const useMenu = (): EntryGroup<MenuEntry>[] => useGroups(selectMenu);
