import { type AreaManifest, type MenuEntry, matchRoute } from '@skills-architect/contracts';
import { Link, useLocation } from '@skills-architect/portal-kit';
import { useRegisteredAreas } from '@skills-architect/portal-kit/host';
import {
  Box,
  chakra,
  Drawer,
  HStack,
  Icon,
  IconButton,
  type IconName,
  isIconName,
  Text,
} from '@skills-architect/ui-kit';
import { HOME, useMenu } from '../entries/entries';
import { createClickHandler } from '../entries/entry-click';
import { LanguageField } from '../language/language-menu';
import { ACCOUNT, ACCOUNT_ENTRY } from '../session/account';
import { signOutWithQuestion } from '../session/sign-out';
import { openShortcuts, SHORTCUTS_TITLE } from '../shortcuts/shortcuts-store';

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '9',
  px: '3',
  rounded: 'md',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
} as const;
const Row = chakra('button', { base: rowStyles });
const LinkRow = chakra(Link, { base: rowStyles });

/** The entry whose screen has the same title, such as Assign Skills of any persona; else the first of the area. */
const findParentEntry = (pathname: string, manifests: readonly AreaManifest[]) => {
  const found = matchRoute(pathname, manifests);
  if (!found) return undefined;
  const { menu, routes } = found.area;
  const titleOf = (to: string) => routes.find(({ path }) => path === to)?.title;
  return (menu.find(({ to }) => titleOf(to) === found.route.title) ?? menu[0])?.to;
};

/** The entry of the current path: its own, or that of its area's parent screen. */
export const findCurrentEntry = (path: string, entries: readonly MenuEntry[], parentEntry: string | undefined) => {
  const candidates = entries.filter(({ to }) => path === to || (to !== '/' && path.startsWith(`${to}/`)));
  return candidates.sort((a, b) => b.to.length - a.to.length)[0]?.to ?? parentEntry;
};

interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The side drawer: same entries and headings as the tiles, the current one marked. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} label="Menu">
      <Content onClose={onClose} />
    </Drawer>
  );
}

function Content({ onClose }: { onClose: () => void }) {
  const groups = useMenu();
  const { pathname } = useLocation();
  const manifests = useRegisteredAreas().map((area) => area.manifest);
  const entries = groups.flatMap((group) => group.entries);
  const parentEntry = findParentEntry(pathname, manifests);
  const currentPath = pathname === '/' ? '/' : findCurrentEntry(pathname, entries, parentEntry);
  const renderEntry = (entry: MenuEntry) => (
    <EntryRow key={entry.to} entry={entry} current={entry.to === currentPath} onClose={onClose} />
  );
  return (
    <Box as="nav" aria-label="Main" p="3" minH="full" display="flex" flexDirection="column" gap="4">
      <HStack justify="space-between" ps="3">
        <Text fontWeight="semibold">Skills Architect</Text>
        <IconButton icon="close" label="Close menu" onClick={onClose} />
      </HStack>
      {renderEntry(HOME)}
      {groups.map(({ audience, title, entries: groupEntries }) => (
        <Box as="section" key={audience} aria-labelledby={`menu-${audience}`}>
          <Text id={`menu-${audience}`} as="h2" px="3" mb="1" fontSize="sm" color="fg.muted">
            {title}
          </Text>
          {groupEntries.map(renderEntry)}
        </Box>
      ))}
      <Box mt="auto">
        <Box hideFrom="sm" px="3" pb="2">
          <LanguageField />
        </Box>
        <Box hideFrom="sm">
          <EntryRow entry={ACCOUNT_ENTRY} current={pathname === ACCOUNT} onClose={onClose} />
        </Box>
        <Row
          type="button"
          onClick={() => {
            onClose();
            openShortcuts();
          }}
        >
          <Icon name="keyboard" />
          {SHORTCUTS_TITLE}
        </Row>
        <Row
          type="button"
          onClick={() => {
            onClose();
            void signOutWithQuestion();
          }}
        >
          <Icon name="logout" />
          Logout
        </Row>
      </Box>
    </Box>
  );
}

const toIcon = (name: string): IconName => (isIconName(name) ? name : 'grid');

function EntryRow({ entry, current, onClose }: { entry: MenuEntry; current: boolean; onClose: () => void }) {
  return (
    <LinkRow
      to={entry.to}
      aria-current={current ? 'page' : undefined}
      data-first-focus={current ? '' : undefined}
      onClick={createClickHandler(entry, { fromDrawer: true, onOpen: onClose })}
    >
      <Icon name={toIcon(entry.icon)} />
      {entry.title}
    </LinkRow>
  );
}
