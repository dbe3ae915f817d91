import { CLIENT_USERS } from '@skills-architect/contracts';
import { ShownName } from '@skills-architect/library-kit';
import { Link, useAreas, useSession } from '@skills-architect/portal-kit';
import { Icon, TextLink } from '@skills-architect/ui-kit';

interface OpeningNameProps {
  name: string;
  /** The language of the name, if it is not the user's. */
  language?: string | undefined;
  /** Edit page for staff. */
  editPath: string;
  /** Opens the pop-up. */
  onOpen: () => void;
}

/** The name of a skill or role: opens a pop-up for client users, the edit page for staff who can reach it. */
export function OpeningName({ name, language, editPath, onOpen }: OpeningNameProps) {
  const { user } = useSession();
  const { reaches } = useAreas();
  if (!CLIENT_USERS.includes(user.userType) && reaches(editPath))
    return (
      <TextLink asChild css={{ '& svg': { display: 'inline-block' } }}>
        <Link to={editPath} target="_blank" rel="noreferrer">
          <ShownName name={name} language={language} /> <Icon name="external" size="3" label="opens in a new tab" />
        </Link>
      </TextLink>
    );
  return (
    <TextLink asChild textAlign="start" bg="transparent">
      <button type="button" onClick={onOpen}>
        <ShownName name={name} language={language} />
      </button>
    </TextLink>
  );
}
