import { formatWhen } from '@skills-architect/contracts/locale';
import type { ReviewComment } from '@skills-architect/contracts/personas';
import { Box, Button, HStack, Icon, Text } from '@skills-architect/ui-kit';
import { CommentEditor } from './comment-editor';
import { type Comments, editKey } from './use-comments';

interface CommentItemProps {
  comment: ReviewComment;
  comments: Comments;
  /** Names the place, where it is not clear from where the comment stands. */
  showsPlace?: boolean;
}

/** One comment, with what the user may do with it. */
export function CommentItem({ comment, comments, showsPlace }: CommentItemProps) {
  const { drafts } = comments;
  const key = editKey(comment);
  const owner = `comment of ${comment.by.userName}`;
  const isResolved = comment.resolved !== null;
  return (
    <Box borderStartWidth="2px" borderColor={isResolved ? 'border' : 'accent.solid'} ps="3">
      <Text color="fg.muted" fontSize="sm">
        {comment.by.userName}, {formatWhen(comment.at)}
        {comment.isEdited && ', edited'}
        {showsPlace && comment.placeName && `, at ${comment.placeName}`}
      </Text>
      {drafts.isOpen(key) ? (
        <CommentEditor
          label={`Change the ${owner}`}
          button="Save"
          text={drafts.text(key)}
          isSaving={comments.sentKey === key}
          onChange={(text) => drafts.write(key, text)}
          onSave={() => void comments.saveText(comment)}
          onCancel={() => drafts.close(key)}
        />
      ) : (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {comment.text}
        </Text>
      )}
      {comment.resolved && (
        <HStack gap="1" color="fg.muted" fontSize="sm">
          <Icon name="check" size="3" />
          <Text>{`Resolved by ${comment.resolved.by.userName}, ${formatWhen(comment.resolved.at)}`}</Text>
        </HStack>
      )}
      <HStack gap="1" wrap="wrap">
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${isResolved ? 'Reopen' : 'Resolve'}: ${owner}`}
          onClick={() => void comments.resolve(comment, !isResolved)}
        >
          {isResolved ? 'Reopen' : 'Resolve'}
        </Button>
        {comment.isOwn && !drafts.isOpen(key) && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Edit: ${owner}`}
            onClick={() => drafts.open(key, comment.text)}
          >
            Edit
          </Button>
        )}
        {comment.isOwn && (
          <Button
            size="sm"
            variant="quietDanger"
            aria-label={`Delete: ${owner}`}
            onClick={() => void comments.remove(comment)}
          >
            Delete
          </Button>
        )}
      </HStack>
    </Box>
  );
}
