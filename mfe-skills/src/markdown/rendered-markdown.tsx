import { chakra } from '@skills-architect/ui-kit';
import { useEffect, useRef } from 'react';
import { markdownStyles } from './markdown-styles';
import { renderMarkdown } from './render-markdown';

interface RenderedMarkdownProps {
  text: string;
  /** If given, the text is a region with this name. */
  label?: string;
}

/** Rendered Markdown. */
export default function RenderedMarkdown({ text, label }: RenderedMarkdownProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.replaceChildren(renderMarkdown(text)), [text]);
  return <chakra.div ref={box} css={markdownStyles} {...(label && { role: 'region', 'aria-label': label })} />;
}
