import { formatCount } from '@skills-architect/contracts/locale';
import {
  type CommentPlace,
  type Persona,
  type PersonaSkills,
  placeKey,
  type Review,
  ReviewedField,
  reviewPath,
} from '@skills-architect/contracts/personas';
import { BackLink } from '@skills-architect/library-kit';
import { useLocation, useQueryState } from '@skills-architect/portal-kit';
import { Button, FilterBar, Grid, HStack, LoadError, Page, Panel, Stack, Switch } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { CopyLink } from '../../copy-link/copy-link';
import { ApprovalBadge } from '../approval-badge';
import { CommentedPlace } from '../comments/commented-place';
import { useComments } from '../comments/use-comments';
import { isChangedSince } from '../describe-review';
import { wayBack } from '../review-path';
import { FieldList } from './field-list';
import { ReviewHistory } from './review-history';
import { ReviewState } from './review-state';
import { toReviewedSkills } from './reviewed-skills';
import { firstOpenPlace, groupComments } from './shown-comments';
import { SkillList } from './skill-list';
import { StepButtons } from './step-buttons';
import { useIsApprover } from './use-is-approver';
import { showPlace, useOpenedPlace } from './use-opened-place';

interface ReviewContentProps {
  persona: Persona;
  skills: PersonaSkills['skills'];
  review: Review;
  /** Reads the persona, its skills and the review again. */
  onChanged: () => void;
}

/** The review of a persona: what it says, what differs from the approved version, what colleagues say about it. */
export function ReviewContent({ persona, skills, review, onChanged }: ReviewContentProps) {
  const { personaId, clientId } = review;
  const [{ resolved, changes }, change] = useQueryState({ resolved: false, changes: false, place: '' });
  const [wasChanged, setWasChanged] = useState(false);
  const { search } = useLocation();
  const back = wayBack(search, { clientId, isApprover: useIsApprover(review) });
  const comments = useComments(personaId, review.personaName);
  const reviewedSkills = toReviewedSkills(skills, review.skills);
  const places = [
    ...ReviewedField.options.map((field) => ({ field })),
    ...reviewedSkills.map(({ skillId }) => ({ skillId })),
  ];
  const all = comments.read.data?.comments ?? [];
  const shown = groupComments(all, places, resolved);
  useOpenedPlace(comments.read.data !== undefined);
  const open = all.filter((comment) => comment.resolved === null);
  const firstOpen = firstOpenPlace(shown, places);
  const showOpen = (place: CommentPlace) => {
    change({ place: placeKey(place) });
    showPlace(place);
  };
  const isRefused = review.state !== 'inReview' && review.refused !== null;
  const approval = { state: review.state, isChanged: isChangedSince(review), isRefused, openComments: 0 };
  const lists = { shown, comments, onlyDifferences: changes && review.approved !== null };
  return (
    <Page
      title={`Review of ${review.personaName}`}
      beside={
        <HStack gap="2" wrap="wrap">
          <ApprovalBadge approval={approval} />
          {firstOpen && (
            <Button variant="quiet" size="sm" onClick={() => showOpen(firstOpen)}>
              {formatCount(open.length, 'open comment')}
            </Button>
          )}
        </HStack>
      }
      action={
        <>
          <BackLink to={back.to}>{back.text}</BackLink>
          <CopyLink path={reviewPath(personaId, clientId)} />
          <StepButtons
            review={review}
            onDone={() => setWasChanged(false)}
            onChanged={() => {
              setWasChanged(true);
              onChanged();
            }}
          />
        </>
      }
      filters={
        <FilterBar label="Review">
          <HStack minH="9" gap="5" wrap="wrap">
            <Switch
              label="Show resolved"
              checked={resolved}
              onChange={(event) => change({ resolved: event.target.checked })}
            />
            {review.approved && (
              <Switch
                label="Only differences and comments"
                checked={changes}
                onChange={(event) => change({ changes: event.target.checked })}
              />
            )}
          </HStack>
        </FilterBar>
      }
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5">
          <ReviewState review={review} wasChanged={wasChanged} />
          {comments.read.error && <LoadError result={comments.read} />}
          <FieldList persona={persona} differences={review.fields} {...lists} />
          <SkillList skills={reviewedSkills} {...lists} />
        </Stack>
        <Stack gap="5">
          <Panel title="Comments">
            <CommentedPlace
              place={{}}
              name="The persona as a whole"
              shown={shown.get(placeKey({})) ?? []}
              comments={comments}
            />
          </Panel>
          <ReviewHistory personaId={personaId} />
        </Stack>
      </Grid>
    </Page>
  );
}
