import { navigate, useAreas } from '@skills-architect/portal-kit';
import { Menu } from '@skills-architect/ui-kit';

interface LibraryMenuProps {
  /** Screens about the library; those that the user cannot open are omitted. */
  screens: readonly { label: string; path: string }[];
  /** Opens the deleted records. */
  deleted: { label: string; open: () => void };
}

/** Menu of a list of the library: maintenance screens and deleted records. */
export function LibraryMenu({ screens, deleted }: LibraryMenuProps) {
  const { reaches } = useAreas();
  const items = screens
    .filter(({ path }) => reaches(path))
    .map(({ label, path }) => ({ label, onSelect: () => navigate(path) }));
  return (
    <Menu
      label="Library"
      text="Library"
      variant="quiet"
      items={[...items, { label: deleted.label, onSelect: deleted.open }]}
    />
  );
}
