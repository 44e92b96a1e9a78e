import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './store';

/** The store's dispatch, typed for thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** A value of the store; the component renders again only when this value changes. */
export const useAppSelector = useSelector.withTypes<RootState>();

// Beside the choices that the store has: what the page says.
export { usePage } from '@/page/container/context';
