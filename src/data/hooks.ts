import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Page } from '@/page/readPage';
import type { AppDispatch, AppStore, RootState } from './store';

/** The store's dispatch, typed for thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** A value of the store; the component renders again only when this value changes. */
export const useAppSelector = useSelector.withTypes<RootState>();

const useAppStore = useStore.withTypes<AppStore>();

/** The facts of the page. They never change while it lives, so nothing listens for them. */
export function usePage(): Page {
  return useAppStore().getState().session.page;
}
