/** Whether what stands in the page's container is the picture of the frame that the first scripts drew. */
export const isFirstFrame = (container: HTMLElement): boolean => container.querySelector('.moldura') !== null

/** Its picture of the page, for as long as it stands or somebody holds it; null where none was drawn. */
export const pageOfFirstFrame = (): HTMLElement | null => document.querySelector('.moldura .moldura-pagina')
