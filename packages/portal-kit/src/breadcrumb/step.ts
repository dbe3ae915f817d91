import { useEffect } from 'react';
import { create } from 'zustand';

const useStepStore = create<{ step: string | undefined }>(() => ({ step: undefined }));

/**
 * Names the step of a screen in the breadcrumb, while the component is mounted.
 * @example useBreadcrumbStep('Review extracted data')
 */
export function useBreadcrumbStep(step: string): void {
  useEffect(() => {
    useStepStore.setState({ step });
    return () => useStepStore.setState({ step: undefined });
  }, [step]);
}

/** The step of the screen, for the breadcrumb. */
export const useStepOfScreen = (): string | undefined => useStepStore(({ step }) => step);
