import { createContext, useContext } from 'react';

const ContainerContext = createContext<HTMLElement | null>(null);

export const ContainerProvider = ContainerContext.Provider;

/** The container a widget stands in: where its events are dispatched (contract §4). */
export function useContainer(): HTMLElement {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('useContainer needs a widget that the shell mounted');
  return container;
}
