/** Days that a group is open from its leader's payment. */
export const groupDays = 5;

/** Hours that a seat is reserved for a member who has not paid, unless the group ends earlier. */
export const seatHours = 3;

/** The minimum fee, in percent of the amount paid, when a member of a finished group asks for a refund. */
export const activationFeePercent = 10;

/** Hours after the group succeeded within which the leader may find the hidden coupon. */
export const hiddenCouponHours = 24;

/** The chance of the hidden coupon in percent, where the campaign says nothing else. */
export const hiddenCouponPercent = 5;
