import type { CommentPlace, ReviewComment } from '@skills-architect/contracts/personas';
import { Box, Button, HStack, Stack, Text } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';
import { placeKey } from '../review-path';
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
      <HStack gap="2" wrap="wrap" alignItems="center">
        <Text fontWeight="medium">{name}</Text>
        {beside}
        <Box flex="1" />
        {!drafts.isOpen(key) && (
          <Button size="sm" variant="quiet" aria-label={`Comment on ${name}`} onClick={() => drafts.open(key)}>
            Comment
          </Button>
        )}
      </HStack>
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
