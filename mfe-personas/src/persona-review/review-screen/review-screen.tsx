import { getPersona, getReview, listPersonaSkills, reviewPath } from '@skills-architect/contracts/personas';
import { BackLink, RecordError } from '@skills-architect/library-kit';
import { useCall, useClient, useLocation, useOpenedRecord, useParams } from '@skills-architect/portal-kit';
import { Page, Skeleton } from '@skills-architect/ui-kit';
import { wayBack } from '../review-path';
import { ReviewContent } from './review-content';

const TITLE = 'Review of a Persona';

/** Screen: the review of one persona, under a link for colleagues of its client. */
export default function ReviewScreen() {
  const personaId = Number(useParams().personaId);
  const isId = Number.isInteger(personaId) && personaId > 0;
  if (isId) return <OpenReview key={personaId} personaId={personaId} />;
  return (
    <Page title={TITLE}>
      <RecordError record="persona" />
    </Page>
  );
}

function OpenReview({ personaId }: { personaId: number }) {
  const params = { personaId };
  const review = useCall(getReview, { params });
  const persona = useCall(getPersona, { params });
  const skills = useCall(listPersonaSkills, { params });
  const clientId = review.data?.clientId;
  const { search } = useLocation();
  useClient({ ofRecord: clientId });
  useOpenedRecord(
    review.data && {
      to: reviewPath(personaId, review.data.clientId),
      title: review.data.personaName,
      kind: 'Review of a persona',
    },
  );
  const reads = [review, persona, skills];
  if (review.data && persona.data && skills.data)
    return (
      <ReviewContent
        review={review.data}
        persona={persona.data}
        skills={skills.data.skills}
        onChanged={() => {
          for (const read of reads) read.retry();
        }}
      />
    );
  // Before the review is read, it is not known who decides on it.
  const back = wayBack(search, { clientId, isApprover: false });
  const failed = reads.find(({ error }) => error);
  return (
    <Page title={TITLE} action={<BackLink to={back.to}>{back.text}</BackLink>}>
      {failed ? (
        <RecordError record="persona" read={failed} back={null} />
      ) : (
        <Skeleton lines={10} label="Loading the review" />
      )}
    </Page>
  );
}
