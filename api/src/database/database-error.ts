/** A database that cannot be used; the message is one Portuguese sentence that says what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}
