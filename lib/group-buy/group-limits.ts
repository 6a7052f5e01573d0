/** Days that a group has from its leader's payment. */
export const groupDays = 5;

/** Hours that a seat is held for a member who has not paid, the group's own end permitting. */
export const seatHours = 3;

/** Withheld at least, in percent of the amount paid, when a member of a finished group asks for a refund. */
export const activationFeePercent = 10;

/** Hours after the success within which the leader may find the hidden coupon. */
export const hiddenCouponHours = 24;
