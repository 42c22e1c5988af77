/** Whether what stands in the page's container is the picture of the frame that the first scripts drew. */
export const isFirstFrame = (container: HTMLElement): boolean => container.querySelector('.moldura') !== null
