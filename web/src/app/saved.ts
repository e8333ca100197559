/** Loads a position or a film that was saved for the gallery, and is drawn elsewhere too. */
export async function saved<T>(file: string): Promise<T> {
  const response = await fetch(`/gallery/${file}.json`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as T;
}
