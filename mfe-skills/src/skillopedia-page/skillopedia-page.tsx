import { formatDate, languageName } from '@skills-architect/contracts/locale';
import { readEncyclopedia, SKILLOPEDIA_MAINTAINERS, type SkillopediaPage } from '@skills-architect/contracts/skills';
import { RecordError } from '@skills-architect/library-kit';
import { Link, useCall, useParams, useSession } from '@skills-architect/portal-kit';
import { Button, EmptyState, Page, Panel, Skeleton, Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { Markdown } from '../markdown/markdown';

const LANDING_PAGE = { to: '/', text: 'Back to the landing page' };

/** Screen: the text of an entry, read-only. */
export default function ReadSkillopedia() {
  const encyclopediaId = Number(useParams().encyclopediaId);
  const { user } = useSession();
  const isId = Number.isInteger(encyclopediaId) && encyclopediaId > 0;
  const read = useCall(readEncyclopedia, isId ? { params: { encyclopediaId } } : undefined);
  if (read.data) return <Entry page={read.data} />;
  return (
    <Page title="Skillopedia">
      {!isId || read.error ? (
        <RecordError
          record="entry"
          read={read}
          {...(!SKILLOPEDIA_MAINTAINERS.includes(user.userType) && { back: LANDING_PAGE })}
        />
      ) : (
        <Panel>
          <Skeleton lines={8} label="Loading the entry" />
        </Panel>
      )}
    </Page>
  );
}

function Entry({ page }: { page: SkillopediaPage }) {
  const { user } = useSession();
  const { encyclopediaId, name, text, textLanguage, externalUrl, updatedAt } = page;
  const changed = formatDate(updatedAt);
  return (
    <Page
      title={name}
      help={`Skillopedia, last changed on ${changed}`}
      action={
        SKILLOPEDIA_MAINTAINERS.includes(user.userType) && (
          <Button asChild>
            <Link to={`/skillopedia/edit?id=${encyclopediaId}`}>Edit</Link>
          </Button>
        )
      }
    >
      {text || externalUrl ? (
        <Panel>
          {externalUrl ? (
            <p>
              This entry is an external document:{' '}
              <TextLink href={externalUrl} target="_blank" rel="noopener noreferrer">
                {externalUrl}
              </TextLink>
            </p>
          ) : (
            <Stack gap="3">
              {textLanguage && <Text color="fg.muted">In {languageName(textLanguage)}</Text>}
              <Markdown text={text} />
            </Stack>
          )}
        </Panel>
      ) : (
        <EmptyState title="This entry has no text yet." />
      )}
    </Page>
  );
}
