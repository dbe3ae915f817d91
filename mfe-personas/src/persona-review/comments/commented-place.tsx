import { type CommentPlace, placeKey, type ReviewComment } from '@skills-architect/contracts/personas';
import { Box, Button, Grid, Stack, Text } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';
import { CommentEditor } from './comment-editor';
import { CommentItem } from './comment-item';
import type { Comments } from './use-comments';

interface CommentedPlaceProps {
  place: CommentPlace;
  name: string;
  /** Beside the name: what differs from the approved version. */
  beside?: ReactNode;
  /** The comments shown here. */
  shown: readonly ReviewComment[];
  comments: Comments;
  children?: ReactNode;
}

/** On narrow screens, `beside` moves below the name. */
const HEAD = {
  areas: { base: '"name button" "beside beside"', md: '"name beside button"' },
  columns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 6rem' },
};

/** A field or skill, or the persona as a whole, with the comments at it. */
export function CommentedPlace({ place, name, beside, shown, comments, children }: CommentedPlaceProps) {
  const key = placeKey(place);
  const { drafts } = comments;
  return (
    <Box
      as="section"
      role="group"
      aria-label={name}
      data-place={key}
      tabIndex={-1}
      py="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Grid templateAreas={HEAD.areas} templateColumns={HEAD.columns} columnGap="2" alignItems="center" minH="9">
        <Text gridArea="name" fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Box gridArea="beside">{beside}</Box>
        <Box gridArea="button" justifySelf="end">
          {!drafts.isOpen(key) && (
            <Button size="sm" variant="quiet" aria-label={`Comment on ${name}`} onClick={() => drafts.open(key)}>
              Comment
            </Button>
          )}
        </Box>
      </Grid>
      {children}
      <Stack gap="3" mt={shown.length > 0 || drafts.isOpen(key) ? '2' : '0'}>
        {shown.map((comment) => (
          <CommentItem
            key={comment.commentId}
            comment={comment}
            comments={comments}
            showsPlace={placeKey(comment.place) !== key}
          />
        ))}
        {drafts.isOpen(key) && (
          <CommentEditor
            label={`Comment on ${name}`}
            button="Add Comment"
            text={drafts.text(key)}
            isSaving={comments.sentKey === key}
            onChange={(text) => drafts.write(key, text)}
            onSave={() => void comments.add(place)}
            onCancel={() => drafts.close(key)}
          />
        )}
      </Stack>
    </Box>
  );
}
