/** A grey block in the place of what is still on its way; `className` gives it the size of what comes. */
export function Placeholder({ className }: { readonly className: string }) {
  return <div className={`vt-placeholder ${className}`} aria-hidden="true" />;
}
