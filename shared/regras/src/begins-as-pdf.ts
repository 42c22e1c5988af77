/** Readers look for the header of a PDF this far into a file. */
export const PDF_HEAD_BYTES = 1024

/**
 * Whether a file begins as a PDF does: some programs write blanks, a line break or a byte order mark before its header,
 * and readers pass over them.
 * @param head its first `PDF_HEAD_BYTES`, read as text
 */
export const beginsAsPdf = (head: string): boolean => head.trimStart().startsWith('%PDF-')
