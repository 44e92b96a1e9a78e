/** The id of the option at a place of a list, by which the field names the one that is highlighted. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
