/** What stands elsewhere on the page and belongs to the form names it. A page has one. */
export const CALCULATOR_FORM = 'hesap'
